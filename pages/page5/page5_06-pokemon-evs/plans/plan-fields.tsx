import { useLocale } from '#client/i18n/use-locale.ts'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import {
  dexNumber,
  type Entry,
  entryOfForm,
  type Pokedex,
  useEntryWithForms,
} from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { natureMessages, statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { SpeciesEntry } from '#resources/species/contract.ts'
import { NATURE_NAMES, NATURES, type Nature } from '#resources/spreads/rules.ts'
import type { Language } from '#shared/messages.ts'
import { planMessages } from './messages.ts'
import type { usePlanForm } from './use-plan-form.ts'

type PlanFieldsProps = { pokedex: Pokedex; planForm: ReturnType<typeof usePlanForm>; isReadOnly: boolean }

/** Contains both names, so that either can be typed. */
const entryLabel = ({ dexId, name }: Entry, language: Language) =>
  language === 'en' ? `${dexNumber(dexId)} ${name.en} ${name.zh}` : `${dexNumber(dexId)} ${name.zh} ${name.en}`

/** The basic fields of a plan: its name, the Pokémon and its form, nature and level. */
export function PlanFields({ pokedex: { entries }, planForm, isReadOnly }: PlanFieldsProps) {
  const { t, language } = useLocale(planMessages)
  const { form, field, isSending } = planForm
  const { pokemonId, name } = form.values
  const entry = entryOfForm(entries, pokemonId)
  const details = useEntryWithForms(entry && entry.otherForms.length > 0 ? entry.dexId : undefined).data

  function handleEntry(dexId: string) {
    const chosen = entries.find(one => String(one.dexId) === dexId)
    if (!chosen) return
    form.setFieldValue('pokemonId', chosen.pokemonId)
    // A plan that is named after the previous Pokémon takes the new one's name.
    if (name === '' || name === entry?.name.en || name === entry?.name.zh)
      form.setFieldValue('name', chosen.name[language])
  }
  // The reply replaces all fields, so nothing is typed meanwhile.
  const isFixed = isReadOnly || isSending
  return (
    <div className={look.tracks} style={{ '--columns': 'minmax(0, 2fr) minmax(0, 1fr)' }} data-gap="16">
      <div className={look.across}>
        <TextField {...field('name', { label: t('name') })} readOnly={isFixed} maxLength={80} autoComplete="off" />
      </div>
      <div className={look.across}>
        <SearchField
          {...field('pokemonId', { label: t('pokemonId'), help: isReadOnly ? undefined : t('pokemonHelp') })}
          readOnly={isFixed}
          value={String(entry?.dexId ?? '')}
          valueLabel={entry ? entryLabel(entry, language) : ''}
          options={() => entries.map(one => ({ value: String(one.dexId), label: entryLabel(one, language) }))}
          onChange={handleEntry}
        />
      </div>
      {entry && details && (
        <div className={look.across}>
          <SelectField
            label={t('form')}
            value={pokemonId}
            disabled={isFixed}
            onChange={event => form.setFieldValue('pokemonId', Number(event.currentTarget.value))}
            options={formOptions(entry, details, language)}
          />
        </div>
      )}
      <NatureField
        value={form.values.nature}
        isReadOnly={isFixed}
        onChange={nature => form.setFieldValue('nature', nature)}
      />
      <NumberField
        {...field('level', { label: t('level') })}
        readOnly={isFixed}
        onChange={level => form.setFieldValue('level', level ?? Number.NaN)}
        maxLength={3}
      />
    </div>
  )
}

/** The forms that can be trained, without those that exist only in battle. */
function formOptions(entry: Entry, { formName, forms }: SpeciesEntry, language: Language) {
  const label = (name: SpeciesEntry['formName']) => name?.[language] ?? entry.name[language]
  return [
    { value: String(entry.pokemonId), label: label(formName) },
    ...forms
      .filter(form => !form.isBattleOnly)
      .map(form => ({ value: String(form.pokemonId), label: label(form.formName) })),
  ]
}

type NatureFieldProps = { value: Nature; isReadOnly: boolean; onChange: (nature: Nature) => void }

function NatureField({ value, isReadOnly, onChange }: NatureFieldProps) {
  const { t } = useLocale(planMessages)
  const { t: tNature } = useLocale(natureMessages)
  const { t: tStat } = useLocale(statMessages)
  const inWords = (nature: Nature) => {
    const [raised, lowered] = NATURES[nature]
    if (raised === lowered) return tNature(nature)
    return t('natureEffect', { nature: tNature(nature), raised: tStat(raised), lowered: tStat(lowered) })
  }
  return (
    <SelectField
      label={t('nature')}
      value={value}
      disabled={isReadOnly}
      onChange={event => onChange(NATURE_NAMES.find(nature => nature === event.currentTarget.value) ?? value)}
      options={NATURE_NAMES.map(nature => ({ value: nature, label: inWords(nature) }))}
    />
  )
}
