import { useMessages } from '#client/i18n/i18n.ts'
import { Switch } from '#client/ui/choices/switch.tsx'
import { ColorField } from '#client/ui/color/color-field.tsx'
import { readColor } from '#client/ui/color/hsl.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { LENGTHS, type Options, SETS } from './search-params.ts'

type Props = { options: Options; onChange: (patch: Partial<Options>) => void }

export function OptionFields({ options, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <div className={look.columns} style={{ '--column': '160px' }}>
      <SelectField
        label={t('length')}
        value={String(options.length)}
        options={LENGTHS.map(length => ({ value: String(length), label: String(length) }))}
        onChange={event => onChange({ length: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={t('characters')}
        value={options.characters}
        options={SETS.map(value => ({ value, label: t(value) }))}
        onChange={event => onChange({ characters: event.currentTarget.value })}
      />
      <ColorField
        label={t('color')}
        value={options.color}
        onChange={color => readColor(color) && onChange({ color })}
      />
      <ColorField
        label={t('background')}
        value={options.background}
        onChange={background => readColor(background) && onChange({ background })}
      />
      <div className={look.across}>
        <Switch label={t('redraws')} isOn={options.redraws} onChange={redraws => onChange({ redraws })} />
      </div>
    </div>
  )
}
