import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { ColorField } from '#client/ui/color/color-field.tsx'
import { readColor } from '#client/ui/color/hsl.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import styles from '#pages/page6/page6_06-theme-and-access/page.module.css'
import type { Change } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import type { PreferenceFields } from '#resources/preferences/contract.ts'
import { accentOf, accentRatios, colorsOf, DEFAULTS, requiredRatio, type Side } from '#resources/preferences/rules.ts'
import { shownRatio } from '#shared/contrast.ts'

type Props = { side: Side; preferences: PreferenceFields; onSave: (change: Change) => void }

/** The accent of a scheme. Its contrast is measured while it is typed, on every surface that it is used on. */
export function AccentField({ side, preferences, onSave }: Props) {
  const { t } = useLocale(messages)
  const [saved, standard] = [accentOf(preferences, side), accentOf(DEFAULTS, side)]
  const [typed, setTyped] = useState({ over: saved, text: saved })
  if (typed.over !== saved) setTyped({ over: saved, text: saved })
  const color = readColor(typed.text)
  const type = (text: string) => setTyped({ over: saved, text })
  const fieldOf = (accent: string): Change => (side === 'light' ? { accentLight: accent } : { accentDark: accent })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (color && color !== saved) onSave(fieldOf(color))
  }

  return (
    <form className={look.stack} data-below="16" data-gap="8" onSubmit={handleSubmit} noValidate>
      <div className={`${look.row} ${look.bottom} ${look.firstGrows}`}>
        <ColorField
          label={t(`accent_${side}`)}
          error={color === null && t('notAColor')}
          value={typed.text}
          onChange={type}
        />
        <Button
          type="submit"
          aria-label={t(`use_${side}`)}
          label={t('useColor')}
          disabled={!color || color === saved}
        />
        {saved !== standard && (
          <Button
            kind="quiet"
            aria-label={t(`reset_${side}`)}
            label={t('reset')}
            onClick={() => onSave(fieldOf(standard))}
          />
        )}
      </div>
      {color && <Ratios accent={color} side={side} preferences={preferences} />}
    </form>
  )
}

function Ratios({ accent, side, preferences }: { accent: string; side: Side; preferences: PreferenceFields }) {
  const { t, formats } = useLocale(messages)
  const required = requiredRatio(preferences)
  const field = side === 'light' ? 'accentLight' : 'accentDark'
  const colors = colorsOf({ ...preferences, [field]: accent }, side)
  return (
    <ul className={look.row} data-gap="4 12" aria-label={t(`ratios_${side}`)}>
      {accentRatios(accent, side).map(({ surface, ratio }) => {
        const passes = ratio >= required
        const Mark = passes ? IconCheck : IconX
        return (
          <li className={look.line} key={surface}>
            <span
              className={`${look.badge} ${look.edged} ${styles.aa}`}
              style={{ background: colors[surface], color: accent }}
              aria-hidden
            />
            <span>
              {t(`surface_${surface}`)}{' '}
              <span
                className={`${look.inline} ${look.middle} ${look.strong} ${look.digits} ${passes ? look.good : look.bad}`}
                data-gap="2"
              >
                {formats.number(shownRatio(ratio))}:1
                <Mark size={14} aria-hidden />
                <span className="visually-hidden">{t(passes ? 'passes' : 'fails')}</span>
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
