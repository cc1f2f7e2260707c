// What the test of the programs uses of Node: its types are no part of the page's.
declare module 'node:child_process' {
  export function execFile(
    command: string,
    args: readonly string[],
    options: { cwd: string },
    done: (error: Error | null, stdout: string, stderr: string) => void,
  ): void;
}
declare module 'node:fs' {
  export function mkdtempSync(beginning: string): string;
  export function rmSync(path: string, options: { recursive: boolean; force: boolean }): void;
  export function writeFileSync(path: string, text: string): void;
}
declare module 'node:os' {
  export function tmpdir(): string;
}
