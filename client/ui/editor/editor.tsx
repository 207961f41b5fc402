import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { keysIn } from '#shared/objects.ts'
import type { CodeMirror, Syntax } from './code-mirror.ts'
import styles from './editor.module.css'
import { editorPhrases } from './messages.ts'

export type EditorHandle = Pick<CodeMirror, 'reveal' | 'search' | 'foldAll' | 'unfoldAll' | 'focus'>

type Props = {
  label: string
  value: string
  syntax: Syntax
  /** Without it, the editor is read-only. */
  onChange?: (text: string) => void
  /** JSON pointers of invalid values. */
  issues?: readonly string[]
  ref?: Ref<EditorHandle>
}

const PHRASES = keysIn(editorPhrases.texts)
/** How much of the text is shown while the editor is loading. */
const PREVIEW_LENGTH = 20_000

/** Prefetches the editor's code, so that the first editor opens at once. */
export const loadEditor = () => import('./code-mirror.ts')

/**
 * A code editor or viewer with line numbers, colours, folding and search. Its code is a separate chunk; until it has
 * loaded, or if that fails, a plain field shows the text.
 */
export function Editor({ label, value, syntax, onChange, issues, ref }: Props) {
  const t = useMessages(editorPhrases)
  const host = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const [mirror, setMirror] = useState<CodeMirror | null>(null)
  const isEditable = onChange !== undefined
  const currentText = useEffectEvent(() => value)
  const handleChange = useEffectEvent((text: string) => onChange?.(text))

  useEffect(() => {
    let made: CodeMirror | null = null
    let isGone = false
    void loadEditor()
      .then(({ createCodeMirror }) => {
        if (isGone || !host.current) return
        const hadFocus = plain.current !== null && document.activeElement === plain.current
        made = createCodeMirror({
          host: host.current,
          text: currentText(),
          syntax,
          label,
          phrases: Object.fromEntries(PHRASES.map(phrase => [phrase, t(phrase)])),
          onChange: isEditable ? text => handleChange(text) : undefined,
        })
        setMirror(made)
        if (hadFocus) made.focus()
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      made?.destroy()
      setMirror(null)
    }
  }, [syntax, label, isEditable, t])

  useEffect(() => {
    if (mirror && mirror.text() !== value) mirror.setText(value)
  }, [mirror, value])

  const pointers = issues?.join('\n') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another text, the same pointers are elsewhere.
  useEffect(() => {
    if (syntax === 'json') mirror?.mark(pointers === '' ? [] : pointers.split('\n'))
  }, [mirror, pointers, syntax, value])

  useImperativeHandle(ref, () => ({
    reveal: pointer => mirror?.reveal(pointer),
    search: () => mirror?.search(),
    foldAll: () => mirror?.foldAll(),
    unfoldAll: () => mirror?.unfoldAll(),
    focus: () => (mirror ? mirror.focus() : plain.current?.focus()),
  }))

  return (
    <div className={`${look.shrink} ${look.clip} ${look.control}`}>
      {!mirror &&
        (isEditable ? (
          <textarea
            ref={plain}
            className={styles.plain}
            aria-label={label}
            rows={8}
            spellCheck={false}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          <pre className={styles.plain} tabIndex={0}>
            {value.slice(0, PREVIEW_LENGTH)}
          </pre>
        ))}
      <div ref={host} />
    </div>
  )
}
