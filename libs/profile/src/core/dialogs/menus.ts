/**
 * The pop-ups that open without script, by what their elements are called. A button names one as its `popoverTarget`; what
 * is in them comes with the page (page/menus.tsx).
 */
export const menuIds = {
  more: 'menu-more',
  contact: 'menu-contact',
  share: 'menu-share',
  qr: 'menu-qr',
} as const;
