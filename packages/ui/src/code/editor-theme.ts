import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/**
 * The editor in the colours of the tokens, which hold in light and in dark; under forced colours the system's take
 * over.
 */
const look = EditorView.theme({
  '&': { color: 'var(--color-ink)', backgroundColor: 'transparent', fontSize: '13px', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '20px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  // The ring is around the whole editor; that of every focused element is stronger than a theme.
  '.cm-content': { padding: '8px 0', caretColor: 'var(--color-ink)', outline: 'none !important' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-faint)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '36px',
    padding: '0 8px 0 12px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '3px 0 0 4px' },
  '.cm-lint-marker': { width: '13px', height: '13px' },
  // Its own drawings are images, which a policy may refuse: a shape and a colour of ours.
  '.cm-lint-marker-error': {
    content: 'none',
    borderRadius: '3px',
    backgroundColor: 'var(--color-danger)',
    forcedColorAdjust: 'none',
  },
  '.cm-lint-marker-warning': {
    content: 'none',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    backgroundColor: 'var(--color-warning)',
    forcedColorAdjust: 'none',
  },
  '.cm-lint-marker-info': {
    content: 'none',
    borderRadius: '50%',
    backgroundColor: 'var(--color-info)',
    forcedColorAdjust: 'none',
  },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--color-hover)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-ink)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--color-accent-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-warning-soft)', outline: '1px solid var(--color-warning-line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--color-warning-line)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-accent-soft)',
    outline: '1px solid var(--color-accent-line)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--color-danger-soft)',
    outline: '1px solid var(--color-danger-line)',
  },
  '.cm-placeholder': { color: 'var(--color-faint)' },
  '.cm-lintRange': {
    backgroundImage: 'none',
    paddingBottom: '0',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--color-danger)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--color-warning)' },
  '.cm-lintRange-info': { textDecorationColor: 'var(--color-info)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--color-hover)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--color-danger)' },

  '.cm-panels': {
    backgroundColor: 'var(--color-sunken)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-sans)',
    fontSize: '13px',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--color-line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--color-line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 36px 8px 8px',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '12px',
    color: 'var(--color-muted)',
  },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: '8px',
    insetInlineEnd: '10px',
    fontSize: '18px',
    color: 'var(--color-muted)',
    width: '24px',
    height: '24px',
  },
  '.cm-panel input[type=checkbox]': { accentColor: 'var(--color-accent)', margin: '0' },
  '.cm-textfield': {
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-md)',
    padding: '3px 8px',
    margin: '0',
    fontSize: '13px',
    minWidth: '0',
    width: '180px',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-md)',
    padding: '3px 8px',
    margin: '0',
    fontSize: '13px',
  },
  '.cm-button:hover': { borderColor: 'var(--color-line-strong)', backgroundColor: 'var(--color-hover)' },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--color-pressed)' },
  '.cm-panel.cm-panel-lint': { display: 'flex' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--color-hover)' },
  '.cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    backgroundColor: 'var(--color-accent-soft)',
    color: 'var(--color-ink)',
  },
  '.cm-diagnostic': {
    padding: '6px 10px',
    borderInlineStart: '3px solid var(--color-line-strong)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--color-danger)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--color-warning)' },
  '.cm-diagnostic-info': { borderInlineStartColor: 'var(--color-info)' },

  '.cm-tooltip': {
    direction: 'ltr',
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-md)',
    boxShadow: 'var(--shadow-overlay)',
    fontSize: '13px',
    overflow: 'hidden',
  },
  '.cm-tooltip > :not(.cm-tooltip)': { zoom: 'var(--zoom)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    maxHeight: '240px',
    minWidth: '220px',
    maxWidth: 'min(480px, 92vw / var(--zoom))',
    padding: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '8px',
    alignItems: 'baseline',
    padding: '3px 8px',
    lineHeight: '20px',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-accent-soft)',
    color: 'var(--color-ink)',
    forcedColorAdjust: 'none',
    outlineOffset: '-1px',
  },
  '.cm-completionLabel': { flex: '1 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: 'var(--color-accent-ink)' },
  '.cm-completionDetail': {
    marginInlineStart: 'auto',
    fontStyle: 'normal',
    fontSize: '12px',
    color: 'var(--color-muted)',
  },

  '@media (forced-colors: active)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
    '.cm-completionMatchedText': { color: 'inherit', textDecoration: 'underline' },
    '.cm-searchMatch-selected': { outline: '2px solid Highlight' },
  },
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--color-accent-ink)', fontWeight: '500' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--color-success)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--color-warning)' },
  { tag: [tags.typeName, tags.standard(tags.name), tags.className], color: 'var(--color-info)' },
  { tag: [tags.propertyName, tags.function(tags.variableName)], color: 'var(--color-info)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--color-muted)' },
  { tag: tags.invalid, color: 'var(--color-danger)' },
])

export const editorTheme = [look, syntaxHighlighting(colours)]
