// Light or dark: the system's choice, or the reader's.
import { useEffect } from 'preact/hooks';
import type { Settings } from './settings';

const grounds = { light: '#faf9f6', dark: '#15171b' };

/** Puts the theme on the page's root. `data-dark` says which one is seen, for what the style sheet
 * can't derive from a colour, such as how layers blend. */
export function useTheme({ theme, patterns }: Settings) {
  useEffect(() => void document.documentElement.toggleAttribute('data-patterns', patterns), [patterns]);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const dark = theme === 'dark' || (theme === 'system' && system.matches);
      document.documentElement.dataset.theme = theme;
      document.documentElement.toggleAttribute('data-dark', dark);
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? grounds.dark : grounds.light);
    };
    show();
    system.addEventListener('change', show);
    return () => system.removeEventListener('change', show);
  }, [theme]);
}
