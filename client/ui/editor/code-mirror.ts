import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, codeFolding, foldAll, foldGutter, foldKeymap, unfoldAll } from '@codemirror/language'
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { rangeOf } from './pointers.ts'
import { theme } from './theme.ts'

export type Syntax = 'json' | 'text'
type Options = {
  host: HTMLElement
  text: string
  syntax: Syntax
  label: string
  phrases: Record<string, string>
  /** Without it, the editor is read-only. */
  onChange?: (text: string) => void
}

export type CodeMirror = {
  text: () => string
  setText: (text: string) => void
  /** Underlines the values at these JSON pointers. */
  mark: (pointers: readonly string[]) => void
  /** Scrolls to the value at a JSON pointer. */
  reveal: (pointer: string) => void
  search: () => void
  foldAll: () => void
  unfoldAll: () => void
  focus: () => void
  destroy: () => void
}

const setMarks = StateEffect.define<readonly string[]>()
const issue = Decoration.mark({ class: 'cm-issue' })

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, state }) {
    const set = effects.find(effect => effect.is(setMarks))
    if (!set) return decorations.map(changes)
    // `is` has found our own effect, but `find` does not narrow its type.
    const ranges = (set.value as readonly string[])
      .map(pointer => rangeOf(state, pointer))
      .filter(range => range !== null && range.from < range.to)
    return Decoration.set(
      ranges.map(range => issue.range(range?.from ?? 0, range?.to ?? 0)),
      true,
    )
  },
  provide: field => EditorView.decorations.from(field),
})

/**
 * An editor in a shadow root of the host. There CodeMirror adopts style sheets instead of adding style tags, which the
 * content security policy forbids. Tab leaves it, as in any field.
 */
export function createCodeMirror({ host, text, syntax, label, phrases, onChange }: Options): CodeMirror {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        EditorView.lineWrapping,
        search({ top: true }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
        syntax === 'json' ? [json(), foldGutter(), codeFolding(), bracketMatching(), marks] : [],
        theme,
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of({
          'aria-label': label,
          // A long text scrolls, by keyboard as well.
          tabindex: '0',
          // A read-only editor must not open the on-screen keyboard.
          ...(!onChange && { 'aria-readonly': 'true', inputmode: 'none' }),
        }),
        onChange
          ? [
              history(),
              EditorView.updateListener.of(update => {
                if (update.docChanged) onChange(update.state.doc.toString())
              }),
            ]
          : EditorState.readOnly.of(true),
      ],
    }),
  })

  return {
    text: () => view.state.doc.toString(),
    setText: next => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark: pointers => view.dispatch({ effects: setMarks.of(pointers) }),
    reveal: pointer => {
      const range = rangeOf(view.state, pointer)
      if (!range) return
      unfoldAll(view)
      view.dispatch({
        selection: { anchor: range.from },
        effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
      })
      view.focus()
    },
    search: () => openSearchPanel(view),
    foldAll: () => foldAll(view),
    unfoldAll: () => unfoldAll(view),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}
