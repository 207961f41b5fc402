import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { keyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import type { TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { SHORTCUT_PAGES } from '#resources/preferences/rules.ts'
import { keysOf, type ShortcutId, shortcutKeys } from '#shared/shortcuts.ts'
import { shortcutMessages } from './messages.ts'

const MODIFIERS = ['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock']

/** A shortcut: its pages, its keys, and a button that takes the next keys that are pressed. */
export function ShortcutRow({ id, preferences: { keys }, refused, save, forget }: TabProps & { id: ShortcutId }) {
  const t = useMessages(messages)
  const name = useMessages(shortcutMessages)
  const button = useRef<HTMLButtonElement>(null)
  const [isTaking, setIsTaking] = useState(false)
  const isRefused = refused?.change.keys && keys[id] !== refused.change.keys[id] && refused.change.keys[id]

  function handleKeyDown(event: KeyboardEvent) {
    // Tab moves on, which ends it, too.
    if (!isTaking || event.key === 'Tab' || MODIFIERS.includes(event.key) || isComposing(event)) return
    event.preventDefault()
    // These keys are to be kept, not obeyed.
    event.stopPropagation()
    setIsTaking(false)
    if (event.key !== 'Escape') save({ keys: { ...keys, [id]: keysOf(event) } }, t('keysSaved', { name: name(id) }))
  }

  function handleReset() {
    const { [id]: _, ...others } = keys
    save({ keys: others }, t('keysSaved', { name: name(id) }))
    // The pressed button disappears.
    button.current?.focus()
  }

  return (
    <li>
      <div className={`${look.stack} ${look.shrink}`} data-gap="2">
        <span className={look.medium}>{name(id)}</span>
        <Pages id={id} />
        {isRefused && (
          <p className={look.bad} role="alert">
            {refused.code === 'key-taken' && refused.clash
              ? t('keysTaken', { keys: keyText(isRefused), other: name(refused.clash.by) })
              : t('keysReserved', { keys: keyText(isRefused) })}
          </p>
        )}
      </div>
      <div className={look.row}>
        {shortcutKeys(id, keys).map(one => (
          <kbd key={one} className={`${look.badge} ${look.outlined} ${keys[id] ? look.tinted : look.raised}`}>
            {keyText(one)}
          </kbd>
        ))}
        <Button
          ref={button}
          isSmall
          kind={isTaking ? 'main' : 'plain'}
          aria-label={isTaking ? undefined : t('changeKeys', { name: name(id) })}
          label={t(isTaking ? 'pressKeys' : 'change')}
          onClick={({ currentTarget }) => {
            // Safari doesn't focus a button that is pressed, and the keys would go elsewhere.
            currentTarget.focus()
            forget()
            setIsTaking(!isTaking)
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => setIsTaking(false)}
        />
        {keys[id] !== undefined && (
          <Button
            isSmall
            kind="quiet"
            aria-label={t('resetKeysOf', { name: name(id) })}
            label={t('reset')}
            onClick={handleReset}
          />
        )}
      </div>
    </li>
  )
}

function Pages({ id }: { id: ShortcutId }) {
  const language = useLanguage()
  const own = pages.filter(page => SHORTCUT_PAGES[id]?.includes(page.id))
  if (own.length === 0) return null
  return (
    <ul className={`${look.flex} ${look.wrapping} ${look.normal}`} data-gap="0 8">
      {own.map(({ id: pageId, path, meta }) => (
        <li key={pageId}>
          <Link to={path}>{meta.title[language]}</Link>
        </li>
      ))}
    </ul>
  )
}
