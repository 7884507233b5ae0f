import { isWhole } from '@oa-profile/offline/whole-file';
import { elementIds } from '../document/element-ids.js';
import { navigationType } from './navigation-type.js';
import { endStart, startState } from './start-state.js';

var isLooking = false;
/** In the session storage: when this script loaded the page again. */
var RELOADED_AT = 'oa-reloaded-at';

/**
 * Finds out why the start has failed, and tells the visitor. Files that arrived damaged, which the browser may keep for a
 * year, are fetched again past its cache. If all are whole then, the page is loaded again, once; also if all were: what
 * failed may have passed, and what ran may have been another copy, which browsers have in their memory.
 *
 * @param otherwise what is true if all files are whole, and that did not help
 */
export function lookAtFiles(otherwise: 'failed' | 'old'): void {
  if (isLooking) return;
  isLooking = true;
  var files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    '#' + elementIds.mainScript + ',link[as=script]',
  );
  Promise.all([].map.call(files, mend)).then(
    function (mended) {
      if (!hasJustReloaded()) location.reload();
      else end(mended.indexOf(true) < 0 ? otherwise : 'failed');
    },
    function () {
      end('failed');
    },
  );
}

/** Whether the file was damaged, and is whole now. Rejects if it is still damaged. */
function mend(file: HTMLScriptElement | HTMLLinkElement): Promise<boolean> {
  var address = 'src' in file ? file.src : file.href;
  return read(address, 'force-cache')
    .catch(function () {
      // A portal's redirect can be cached, too.
      return '';
    })
    .then(function (text) {
      return (
        !isWhole(text) &&
        read(address, 'reload').then(function (again) {
          return isWhole(again) || Promise.reject(new Error());
        })
      );
    });
}

function read(address: string, cache: RequestCache): Promise<string> {
  return fetch(address, { cache: cache }).then(function (answer) {
    return answer.text();
  });
}

function end(state: 'failed' | 'old'): void {
  if (startState() === 'awaited') endStart(state);
}

/**
 * Whether this script has loaded the page again within a minute; if not, it is about to. A page that is loaded again and
 * again could not even be read, but what the visitor loads again is to be mended as well. Without storage, it cannot be
 * told who did.
 */
function hasJustReloaded(): boolean {
  try {
    var time = sessionStorage.getItem(RELOADED_AT);
    sessionStorage.removeItem(RELOADED_AT);
    // The clock can have been set back.
    if (time !== null && Math.abs(Date.now() - Number(time)) < 60000) return true;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return false;
    // oxlint-disable-next-line no-unused-vars -- ECMAScript 5 has no `catch` without it
  } catch (error) {
    return navigationType() === 'reload';
  }
}
