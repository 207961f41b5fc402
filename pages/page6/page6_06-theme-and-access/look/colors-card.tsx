import { Fragment } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import type { Change, Refused, TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { SIDES } from '#resources/preferences/rules.ts'
import { SCHEMES } from '#shared/look.ts'
import { AccentField } from './accent-field.tsx'
import { Setting } from './setting.tsx'

/** The accent that a refusal is about. A higher contrast can refuse both: the first. */
const sideOf = ({ weak: [first] }: Refused) => first && (first.field === 'accentLight' ? 'light' : 'dark')

const CONTRASTS = ['standard', 'high'] as const

export function ColorsCard({ preferences, refused, save, forget }: TabProps) {
  const { t } = useLocale(messages)
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

type Props = { refused: Refused; onSave: (change: Change) => void; onClose: () => void }

/** The server has refused an accent: what it measured, and the nearest shade that passes. */
function RefusedNotice({ refused: { change, weak }, onSave, onClose }: Props) {
  const { t, formats } = useLocale(messages)
  const nearest = Object.fromEntries(weak.map(one => [one.field, one.nearest]))
  return (
    <div className={look.message} data-tone="bad" role="alert">
      {weak.map(({ field, surface, ratio, required, nearest: shade }) => (
        <p key={field} data-below="8">
          {t('weak', {
            accent: t(field === 'accentLight' ? 'accent_light' : 'accent_dark'),
            surface: t(`surface_${surface}`),
            ratio: formats.number(ratio),
            required: formats.number(required),
          })}{' '}
          <span className={look.nowrap}>
            {t('nearest')} <span className={look.dot} style={{ color: shade }} aria-hidden /> {shade}
          </span>
        </p>
      ))}
      <div className={look.row}>
        <Button
          kind="main"
          isSmall
          label={t('useNearest', { colors: weak.map(one => one.nearest).join(', ') })}
          onClick={() => onSave({ ...change, ...nearest })}
        />
        <Button isSmall label={t('keepMine')} onClick={onClose} />
      </div>
    </div>
  )
}
