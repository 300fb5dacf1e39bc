import type { Edits } from './radix.ts'

/**
 * Radix reads focus and event targets from the document. In a shadow root, `document.activeElement` is the host,
 * targets are retargeted to the host, and focus events between two elements of one root never reach the document. These
 * edits make its modules read them from the component's root.
 *
 * Helper functions are copied into each edited module, so that bundlers don't have to resolve an import.
 */
export const shadowFocusHelpers = `
function shadowRetarget(node, near) {
  const root = near?.getRootNode?.();
  for (let at = node; at?.getRootNode; at = at.getRootNode().host) if (at.getRootNode() === root) return at;
  return node;
}
function shadowActiveElement(near) {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return shadowRetarget(active, near);
}
const shadowTargets = new WeakMap();
function shadowTarget(event, near) {
  const path = event.composedPath();
  if (path.length > 0) shadowTargets.set(event, path[0]);
  return shadowRetarget(shadowTargets.get(event) ?? event.target, near);
}
function shadowRoots(near) {
  const root = near?.getRootNode?.() ?? document;
  return root === document || !near?.isConnected ? [document] : [root, document];
}
function shadowListen(near, type, listener, options) {
  let last;
  const once = (event) => {
    if (event === last) return;
    last = event;
    listener(event);
  };
  const roots = shadowRoots(near);
  for (const root of roots) root.addEventListener(type, once, options);
  return () => {
    for (const root of roots) root.removeEventListener(type, once, options);
  };
}
`

export const shadowFocusEdits: Edits = {
  '@radix-ui/react-focus-scope': [
    { find: 'const target = event.target;', replace: 'const target = shadowTarget(event, container);', times: 1 },
    {
      find: `        document.addEventListener("focusin", handleFocusIn2);
        document.addEventListener("focusout", handleFocusOut2);`,
      // Outside, the related target of a move within the root would be the host.
      replace: `        const stopFocusIn = shadowListen(container, "focusin", handleFocusIn2);
        const [focusOutRoot] = shadowRoots(container);
        focusOutRoot.addEventListener("focusout", handleFocusOut2);`,
      times: 1,
    },
    {
      find: `          document.removeEventListener("focusin", handleFocusIn2);
          document.removeEventListener("focusout", handleFocusOut2);`,
      replace: `          stopFocusIn();
          focusOutRoot.removeEventListener("focusout", handleFocusOut2);`,
      times: 1,
    },
    {
      find: `const previouslyFocusedElement = document.activeElement;
  for (const candidate`,
      replace: `const previouslyFocusedElement = shadowActiveElement(candidates[0]);
  for (const candidate`,
      times: 1,
    },
    {
      find: 'if (document.activeElement !== previouslyFocusedElement) return;',
      replace: 'if (shadowActiveElement(candidate) !== previouslyFocusedElement) return;',
      times: 1,
    },
    {
      find: 'const previouslyFocusedElement = ownerDocument.activeElement;',
      replace: 'const previouslyFocusedElement = shadowActiveElement(element);',
      times: 1,
    },
    { find: 'document.activeElement', replace: 'shadowActiveElement(container)', times: 4 },
  ],
  '@radix-ui/react-roving-focus': [
    {
      find: 'const PREVIOUSLY_FOCUSED_ELEMENT = document.activeElement;',
      replace: 'const PREVIOUSLY_FOCUSED_ELEMENT = shadowActiveElement(candidates[0]);',
      times: 1,
    },
    { find: 'document.activeElement', replace: 'shadowActiveElement(candidate)', times: 1 },
  ],
  '@radix-ui/react-menu': [
    {
      find: 'const currentItem = document.activeElement;',
      replace: 'const currentItem = shadowActiveElement(contentRef.current);',
      times: 1,
    },
    {
      find: 'const PREVIOUSLY_FOCUSED_ELEMENT = document.activeElement;',
      replace: 'const PREVIOUSLY_FOCUSED_ELEMENT = shadowActiveElement(candidates[0]);',
      times: 1,
    },
    { find: 'document.activeElement', replace: 'shadowActiveElement(candidate)', times: 1 },
  ],
  '@radix-ui/react-dismissable-layer': [
    {
      find: `    }, ownerDocument);
    const isHighestLayer`,
      replace: `    }, ownerDocument, node);
    const isHighestLayer`,
      times: 1,
    },
    {
      find: 'function useFocusOutside(onFocusOutside, ownerDocument = globalThis?.document) {',
      replace: 'function useFocusOutside(onFocusOutside, ownerDocument = globalThis?.document, node = null) {',
      times: 1,
    },
    {
      find: `    ownerDocument.addEventListener("focusin", handleFocus);
    return () => ownerDocument.removeEventListener("focusin", handleFocus);
  }, [ownerDocument, handleFocusOutside]);`,
      replace: `    return shadowListen(node, "focusin", handleFocus);
  }, [ownerDocument, node, handleFocusOutside]);`,
      times: 1,
    },
    { find: 'if (event.target && !isFocus', replace: 'if (shadowTarget(event) && !isFocus', times: 1 },
    {
      find: 'if (event.target && !isPointer',
      replace: 'if (shadowTarget(event) && !isPointer',
      times: 1,
    },
    {
      find: 'shouldHandlePointerDownOutside(event.target)',
      replace: 'shouldHandlePointerDownOutside(shadowTarget(event))',
      times: 1,
    },
    {
      find: `const target = event.target;
      const isDismissableSurface`,
      replace: `const target = shadowTarget(event);
      const isDismissableSurface`,
      times: 1,
    },
    {
      // The press is handled on the following click, when the event's original target is gone.
      find: 'const target = detail.originalEvent.target;',
      replace: 'const target = shadowTarget(detail.originalEvent);',
      times: 1,
    },
  ],
}
