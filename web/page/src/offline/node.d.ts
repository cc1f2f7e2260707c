// All that the build takes from Node, so that its types need not be installed.
declare module 'node:crypto' {
  interface Hash {
    update(data: string | Uint8Array): Hash;
    digest(encoding: 'hex'): string;
  }
  export function createHash(algorithm: 'sha256'): Hash;
}
declare module 'node:fs' {
  export function readFileSync(file: string): Uint8Array;
  export function readdirSync(folder: string): string[];
}
declare module 'node:path' {
  export function join(...parts: string[]): string;
}
