/**
 * Element ids of the pop-ups that open without script. A button names one as its `popoverTarget`; their content comes
 * with the page (page/menus.tsx). Lists of ad blockers hide elements by plain ids such as 'menu-share', which is why
 * they have a prefix.
 */
export const menuIds = {
  more: 'oa-menu-more',
  contact: 'oa-menu-contact',
  share: 'oa-menu-share',
  qr: 'oa-menu-qr',
} as const;
