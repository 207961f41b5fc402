import { useMessages } from '#client/i18n/i18n.ts'
import { keyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Setting } from '#pages/page6/page6_06-theme-and-access/look/setting.tsx'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import type { TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { findClashes, GLOBAL_SHORTCUTS, SHORTCUT_IDS, SHORTCUT_PAGES } from '#resources/preferences/rules.ts'
import { isCharacter, type OwnKeys, shortcutKeys } from '#shared/shortcuts.ts'
import { shortcutMessages } from './messages.ts'
import { ShortcutRow } from './shortcut-row.tsx'

const EVERYWHERE = SHORTCUT_IDS.filter(id => !SHORTCUT_PAGES[id])
const ON_PAGES = SHORTCUT_IDS.filter(id => SHORTCUT_PAGES[id])
const SWITCH = ['on', 'off'] as const

/** All shortcuts of the console with their keys, which can be changed. */
export function KeyboardTab(props: TabProps) {
  const t = useMessages(messages)
  const { preferences, save } = props
  const characters = GLOBAL_SHORTCUTS.flatMap(id => shortcutKeys(id, preferences.keys)).filter(isCharacter)
  return (
    <div className={look.stack}>
      <Card title={t('keyboard')}>
        <Setting
          label={t('characterKeys')}
          help={t('characterKeysHelp', { keys: characters.join(' ') || '–' })}
          value={preferences.hasCharacterKeys ? 'on' : 'off'}
          choices={SWITCH.map(value => ({ value, label: t(`switch_${value}`) }))}
          onChange={value => save({ hasCharacterKeys: value === 'on' })}
        />
        <Clashes keys={preferences.keys} />
        {Object.keys(preferences.keys).length > 0 && (
          <Button label={t('resetKeys')} onClick={() => save({ keys: {} }, t('keysReset'))} />
        )}
      </Card>
      <Card title={t('everyPage')}>
        <ul className={look.rows}>
          {EVERYWHERE.map(id => (
            <ShortcutRow key={id} id={id} {...props} />
          ))}
        </ul>
      </Card>
      <Card title={t('somePages')}>
        <ul className={look.rows}>
          {ON_PAGES.map(id => (
            <ShortcutRow key={id} id={id} {...props} />
          ))}
        </ul>
      </Card>
      <Card title={t('otherKeys')}>
        <p className={look.dim}>{t('otherKeysText')}</p>
      </Card>
    </div>
  )
}

/** Two shortcuts with the same keys, which a later version of the console may bring. */
function Clashes({ keys }: { keys: OwnKeys }) {
  const t = useMessages(messages)
  const name = useMessages(shortcutMessages)
  const clashes = findClashes(keys)
  return (
    <div role="status">
      {clashes.length === 0 ? (
        <p className={look.dim}>{t('noClashes')}</p>
      ) : (
        clashes.map(({ id, by, keys: same }) => (
          <p key={`${id} ${by}`} className={look.message} data-tone="warn">
            {t('clash', { keys: keyText(same), one: name(id), other: name(by) })}
          </p>
        ))
      )}
    </div>
  )
}
