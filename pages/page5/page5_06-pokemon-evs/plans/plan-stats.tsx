import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import {
  entryOfForm,
  type FormFacts,
  factsOf,
  type Pokedex,
  useEntryWithForms,
} from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { STATS } from '#resources/species/rules.ts'
import { SpreadFields } from '#resources/spreads/contract.ts'
import { EV_TOTAL, evsLeft } from '#resources/spreads/rules.ts'
import { planMessages } from './messages.ts'
import styles from './plan.module.css'
import { countable, StatRow } from './stat-row.tsx'
import type { usePlanForm } from './use-plan-form.ts'

type PlanStatsProps = { pokedex: Pokedex; planForm: ReturnType<typeof usePlanForm>; isReadOnly: boolean }

/** IVs and effort values of each stat, and the resulting stats at the plan's level. */
export function PlanStats({ pokedex, planForm, isReadOnly }: PlanStatsProps) {
  const t = useMessages(planMessages)
  const { form } = planForm
  const { level } = form.values
  const facts = useFacts(pokedex, form.values.pokemonId)
  const isLevel = SpreadFields.shape.level.safeParse(level).success
  const headingId = useId()
  const left = evsLeft(countable(form.values.evs))
  return (
    <section aria-labelledby={headingId}>
      <div className={`${look.row} ${look.between} ${look.baseline}`} data-gap="4 12">
        <h3 id={headingId}>{t('evs')}</h3>
        <p className={`${look.digits} ${left < 0 ? `${look.bad} ${look.strong}` : look.dim}`} role="status">
          {left < 0 ? t('tooMany', { over: -left, total: EV_TOTAL }) : t('left', { left, total: EV_TOTAL })}
        </p>
      </div>
      <progress
        // Red, if there are too many.
        style={left < 0 ? { '--accent-fill': 'var(--bad)' } : undefined}
        data-below="12"
        data-above="4"
        max={EV_TOTAL}
        value={EV_TOTAL - left}
        aria-hidden="true"
      />
      <div className={`${look.dim} ${look.small} ${styles.heads}`} data-below="4" aria-hidden="true">
        <span>{t('statHead')}</span>
        <span>{t('baseHead')}</span>
        <span>{t('ivHead')}</span>
        <span>{t('evHead')}</span>
        <span>{t('resultHead', { level: isLevel ? level : '–' })}</span>
      </div>
      {STATS.map(stat => (
        <StatRow key={stat} {...{ stat, facts, planForm, isReadOnly, isLevel }} />
      ))}
    </section>
  )
}

/** The facts of a form. A form without an entry of its own gets them with the entry's forms. */
function useFacts({ entries }: Pokedex, pokemonId: number): FormFacts | undefined {
  const entry = entryOfForm(entries, pokemonId)
  const isEntry = entry?.pokemonId === pokemonId
  const details = useEntryWithForms(isEntry ? undefined : entry?.dexId).data
  if (isEntry) return entry
  const form = details?.forms.find(one => one.pokemonId === pokemonId)
  return form && factsOf(form)
}
