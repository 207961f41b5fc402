import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { readAgain } from '#client/api/query.ts'
import { translate, useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import type { Command } from './commands.ts'
import { paletteMessages } from './messages.ts'
import { closePalette } from './open.ts'
import styles from './palette.module.css'
import { noteRecent } from './recent.ts'
import { useCommands } from './use-commands.ts'

/**
 * Finds pages, actions and records as the operator types, and opens them: ARIA's combobox with a list, in the browser's
 * own dialog.
 */
export default function Palette({ signOut }: { signOut: () => unknown }) {
  const t = useMessages(paletteMessages)
  const describe = useProblemText()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const { groups, records, isSearching } = useCommands(text, { signOut })
  const commands = groups.flatMap(group => group.commands)
  const active = commands[Math.min(index, commands.length - 1)]

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => opener?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option is active, to scroll it into view.
  useEffect(() => {
    dialog.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  async function choose(command: Command | undefined) {
    if (!command) return
    closePalette()
    if (command.to) void noteRecent(command).then(() => readAgain('palette-recent'))
    if (command.to) return void navigate(command.to)
    try {
      await command.act?.()
    } catch (error) {
      const text = failureText(error, reason => translate(paletteMessages, 'notDone', { reason }))
      toast.error(text, { cause: command.id })
    }
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method is composing, it handles the keys.
    if (event.nativeEvent.isComposing) return
    const last = commands.length - 1
    if (event.key === 'ArrowDown') setIndex(index >= last ? 0 : index + 1)
    else if (event.key === 'ArrowUp') setIndex(index <= 0 ? last : index - 1)
    else if (event.key === 'Enter') void choose(active)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape itself.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('title')}
      onCancel={event => {
        event.preventDefault()
        closePalette()
      }}
      onClick={event => event.target === dialog.current && closePalette()}
    >
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('title')}
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}${active.id}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('placeholder')}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setIndex(0)
        }}
        onKeyDown={handleKey}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label={t('title')}>
        {groups.map(({ kind, commands: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: the options of a list are not fields.
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <p id={`${listId}-${kind}`} className={styles.kind}>
              {t(kind)}
            </p>
            {members.map(({ icon: Icon, ...command }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which keeps the focus.
              <div
                key={command.id}
                id={`${listId}${command.id}`}
                role="option"
                className={styles.command}
                aria-selected={command.id === active?.id}
                data-active={command.id === active?.id || undefined}
                onMouseDown={event => event.preventDefault()}
                onClick={() => void choose({ icon: Icon, ...command })}
              >
                <Icon size={18} aria-hidden />
                <span className={styles.name}>{command.name}</span>
                <span className={styles.detail}>{command.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.status} role="status">
        {records.error && isSearching
          ? t('notSearched', { reason: describe(records.error) })
          : commands.length === 0
            ? records.isFetching
              ? t('searching')
              : t('none')
            : t('found', { count: commands.length })}
        <span>{t('keys')}</span>
      </p>
    </dialog>
  )
}
