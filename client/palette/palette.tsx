import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { readAgain } from '#client/api/query.ts'
import { translate, useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { useBackdrop } from '#client/ui/dialog/use-backdrop.ts'
import { focusedElement } from '#client/ui/focus.ts'
import { useListbox } from '#client/ui/listbox/use-listbox.ts'
import look from '#client/ui/look.module.css'
import { Marked } from '#client/ui/marked.tsx'
import type { Command } from './commands.ts'
import { paletteMessages } from './messages.ts'
import { closePalette, takeTyped } from './open.ts'
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
  const groupId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdrop(dialog, closePalette)
  const [text, setText] = useState('')
  const { groups, records, isSearching, isBehind, lessonsError } = useCommands(text, { signOut, open: navigate })
  const commands = groups.flatMap(group => group.commands)
  const list = useListbox({
    label: t('title'),
    options: commands,
    keyOf: ({ id }) => id,
    onChoose: choose,
    isCircular: true,
    isPending: active => isBehind || (records.isFetching && (!active || isFromServer(active))),
  })

  useEffect(() => {
    const opener = focusedElement()
    dialog.current?.showModal()
    setText(takeTyped())
    return () => opener?.focus()
  }, [])

  async function choose(command: Command) {
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

  return (
    <dialog
      ref={dialog}
      className={`${look.frame} ${look.text} ${look.clip} ${styles.palette}`}
      aria-label={t('title')}
      onCancel={event => {
        event.preventDefault()
        closePalette()
      }}
      {...backdrop}
    >
      <input
        {...list.inputProps}
        className={`${look.rigid} ${look.text} ${styles.input}`}
        aria-label={t('title')}
        maxLength={100}
        placeholder={t('placeholder')}
        value={text}
        onChange={event => {
          setText(event.target.value)
          list.activate(0)
        }}
        onKeyDown={list.handleKey}
      />
      <div {...list.listProps} className={`${look.grow} ${look.low} ${look.scroll} ${look.ruled}`} data-pad="8">
        {groups.map(({ kind, commands: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: the options of a list are not fields.
          <div key={kind} role="group" aria-labelledby={`${groupId}${kind}`}>
            <p id={`${groupId}${kind}`} className={`${look.dim} ${look.small} ${look.strong}`} data-pad="8 12">
              {t(kind)}
            </p>
            {members.map(command => (
              <div
                key={command.id}
                {...list.optionProps(command)}
                className={`${look.pick} ${look.flex} ${look.middle} ${look.rounded} ${look.pointer} ${styles.command}`}
                data-gap="12"
              >
                <command.icon size={18} className={look.dim} aria-hidden />
                <span className={`${look.grow} ${look.shrink}`}>
                  {command.name}
                  {command.reason && (
                    <span className={`${look.note} ${look.twoLines}`}>
                      <Marked {...command.reason} />
                    </span>
                  )}
                </span>
                <span className={`${look.note} ${look.breaking} ${look.endText}`}>{command.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p
        className={`${look.note} ${look.row} ${look.rigid} ${look.between} ${look.ruled}`}
        data-gap="4 12"
        data-pad="8 12"
        role="status"
      >
        {records.error && isSearching
          ? t('notSearched', { reason: describe(records.error) })
          : commands.length === 0
            ? records.isFetching
              ? t('searching')
              : t('none')
            : t('found', { count: commands.length })}
        {lessonsError && isSearching && <span>{t('notLoaded', { reason: describe(lessonsError) })}</span>}
        <span>{t('keys')}</span>
      </p>
    </dialog>
  )
}

const isFromServer = ({ kind }: Command) => kind === 'records' || kind === 'endpoints'
