/**
 * Lets React change the page although others have changed it. Extensions remove nodes and translators wrap texts; the
 * browser's functions then throw when React removes such a node, or inserts another before it, and React would remove
 * the whole page. Below `root`, a node that has been moved is removed where it is, and nodes are inserted before its
 * wrapper. A node that is gone was removed already; others are inserted at the end instead of before it.
 */
export function allowForeignNodes(root: Node): void {
  const { prototype } = Node;
  /* oxlint-disable typescript/unbound-method -- called with the node of each call */
  const { removeChild, insertBefore } = prototype;
  /* oxlint-enable typescript/unbound-method */
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    if (parent === this || !root.contains(this)) return removeChild.call(this, child) as T;
    parent?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    let place = child;
    while (place && place.parentNode !== this && root.contains(this)) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
