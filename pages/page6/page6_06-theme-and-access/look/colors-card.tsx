import { Fragment } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import type { Refused, TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { SIDES } from '#resources/preferences/rules.ts'
import { SCHEMES } from '#shared/look.ts'
import { AccentField } from './accent-field.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { Setting } from './setting.tsx'

/** The accent that a refusal is about. A higher contrast can refuse both: the first. */
const sideOf = ({ weak: [first] }: Refused) => first && (first.field === 'accentLight' ? 'light' : 'dark')

const CONTRASTS = ['standard', 'high'] as const

export function ColorsCard({ preferences, refused, save, forget }: TabProps) {
  const t = useMessages(messages)
  return (
    <Card title={t('colors')}>
      <Setting
        label={t('scheme')}
        value={preferences.scheme}
        choices={SCHEMES.map(value => ({ value, label: t(`scheme_${value}`) }))}
        onChange={scheme => save({ scheme })}
      />
      <Setting
        label={t('contrast')}
        help={t('contrastHelp')}
        value={preferences.contrast}
        choices={CONTRASTS.map(value => ({ value, label: t(`contrast_${value}`) }))}
        onChange={contrast => save({ contrast })}
      />
      {SIDES.map(side => (
        <Fragment key={side}>
          <AccentField side={side} preferences={preferences} onSave={save} />
          {refused && sideOf(refused) === side && <RefusedNotice refused={refused} onSave={save} onClose={forget} />}
        </Fragment>
      ))}
    </Card>
  )
}
