// A module that the build makes (first-facts.ts).
declare module 'virtual:first-facts' {
  export const firstFacts: import('./facts').BoardFacts;
}
