/** What a client reads as `T`, as a server may send it: what may be undefined may be left out. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [Key in keyof T as undefined extends T[Key] ? never : Key]: Sent<T[Key]> } & {
        [Key in keyof T as undefined extends T[Key] ? Key : never]?: Sent<T[Key]>;
      }
    : T;
