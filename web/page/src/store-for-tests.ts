/** A store of a browser's, for unit tests: its keys are those of the object. `room`: so many characters are kept. */
export class Store {
  [key: string]: unknown;
  static room = new WeakMap<Store, number>();
}
const text = (its: Store, key: string) => (Object.hasOwn(its, key) ? String(its[key]) : null);
Object.defineProperties(Store.prototype, {
  getItem: { value(this: Store, key: string) { return text(this, key); } },
  setItem: {
    value(this: Store, key: string, to: string) {
      const others = Object.keys(this).filter((name) => name !== key);
      const length = others.reduce((sum, name) => sum + String(this[name]).length, to.length);
      if (length > (Store.room.get(this) ?? Infinity)) throw new DOMException('full', 'QuotaExceededError');
      this[key] = to;
    },
  },
  removeItem: { value(this: Store, key: string) { delete this[key]; } },
});
