/**
 * Element ids of the pop-ups that open without script. A button names one as its `popoverTarget`; their content comes
 * with the page (page/menus.tsx).
 */
export const menuIds = {
  more: 'menu-more',
  contact: 'menu-contact',
  share: 'menu-share',
  qr: 'menu-qr',
} as const;
