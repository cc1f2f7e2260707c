/** Returns a name that nothing else has: the time, and a part of chance. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
