/**
 * State that exists from the start. Each folder declares its own by declaration merging, beside its reducer. Other
 * packages do so by this entry: only the module that declares an interface can be added to.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The folders fill it.
export interface FirstState {}

/**
 * The pop-ups by name, with the properties each needs to open. A plugin declares its own by declaration merging. The
 * page's list of plugins has the code of all of them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The folders fill it.
export interface Dialogs {}
