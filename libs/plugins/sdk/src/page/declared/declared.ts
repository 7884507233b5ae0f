/**
 * State that comes after the first load, by the names of its slices. The module that injects a slice into the root
 * reducer declares its state by declaration merging. Other packages do so by this entry: only the module that declares an
 * interface can be added to.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- The slices fill it.
export interface LazyLoadedSlices {}

/**
 * The pop-ups by name, with the properties each needs to open. A plugin declares its own by declaration merging. The
 * page's list of plugins has the code of all of them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- The folders fill it.
export interface Dialogs {}
