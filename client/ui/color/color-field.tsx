import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import fieldStyles from '#client/ui/form/field.module.css'
import { Field, type FieldProps } from '#client/ui/form/field.tsx'
import { formMessages } from '#client/ui/form/messages.ts'
import { useTyped } from '#client/ui/form/use-typed.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import styles from './color-field.module.css'
import { type Hsl, hexOf, hslOf, readColor } from './hsl.ts'
import { colorMessages } from './messages.ts'

type ColorFieldProps = FieldProps & {
  /** `#3f51c7`, or a text that a page has taken over although it is no color. */
  value: string
  /** Receives a text that is no color as it was typed. */
  onChange: (value: string) => void
}

/** A color, typed in hexadecimal digits or mixed with sliders. */
export function ColorField({ label, isLabelHidden, help, error, value, onChange }: ColorFieldProps) {
  const t = useMessages(colorMessages)
  const say = useMessages(formMessages)
  const typed = useTyped({ value, onChange, read: readColor })
  const color = typed.known ?? readColor(value) ?? '#000000'
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      help={help}
      error={error || (typed.isWrong && say('likeThis', { example: '#3f51c7' }))}
    >
      {wiring => (
        <div className={fieldStyles.with}>
          <input
            {...wiring}
            className={fieldStyles.input}
            size={7}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            value={typed.text}
            onChange={event => typed.type(event.currentTarget.value)}
            onBlur={typed.leave}
          />
          <Popover
            label={t('choose')}
            button={<span className={`${look.outlined} ${styles.swatch}`} style={{ background: color }} />}
            className={fieldStyles.end}
            isPlain
            isNarrow
          >
            <Sliders color={color} onChange={typed.type} />
          </Popover>
        </div>
      )}
    </Field>
  )
}

const MAX = { h: 359, s: 100, l: 100 }

function Sliders({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const t = useMessages(colorMessages)
  // Black and white have no hue, so what was set before stays.
  const [mixed, setMixed] = useState<Hsl>(() => hslOf(color))
  const hsl = hexOf(mixed) === color ? mixed : hslOf(color)
  return (
    <div className={look.stack} data-pad="12" data-gap="12">
      {(['h', 's', 'l'] as const).map(name => (
        <label data-gap="4" className={`${look.grid} ${look.strong}`} key={name}>
          {t(name)}
          <input
            type="range"
            min={0}
            max={MAX[name]}
            value={hsl[name]}
            onChange={({ currentTarget }) => {
              const next = { ...hsl, [name]: currentTarget.valueAsNumber }
              setMixed(next)
              onChange(hexOf(next))
            }}
          />
        </label>
      ))}
    </div>
  )
}
