import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { LENGTHS, type Options, SETS } from './search-params.ts'

type Props = { options: Options; onChange: (patch: Partial<Options>) => void }

export function OptionFields({ options, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <div className={`${look.columns} ${styles.options}`}>
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
      <TextField
        label={t('color')}
        type="color"
        value={options.color}
        onChange={event => onChange({ color: event.currentTarget.value })}
      />
      <TextField
        label={t('background')}
        type="color"
        value={options.background}
        onChange={event => onChange({ background: event.currentTarget.value })}
      />
      <label className={`${look.check} ${styles.switch}`}>
        <input
          type="checkbox"
          checked={options.redraws}
          onChange={event => onChange({ redraws: event.currentTarget.checked })}
        />
        {t('redraws')}
      </label>
    </div>
  )
}
