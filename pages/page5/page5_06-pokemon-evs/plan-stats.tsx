import { type CSSProperties, useId } from 'react'
import { useMessages } from '#client/i18n.ts'
import { IssueText } from '#client/ui/form/issue-text.tsx'
import { type Issue, issuesOf } from '#client/ui/form/issues.ts'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { STATS, type Stat } from '#resources/species/rules.ts'
import { SpreadFields } from '#resources/spreads/contract.ts'
import { EV_PER_STAT, EV_TOTAL, evsLeft, natureEffect, statAt } from '#resources/spreads/rules.ts'
import styles from './plan.module.css'
import { planMessages } from './plan-messages.ts'
import { entryOfForm, type FormFacts, factsOf, type Pokedex, useEntryWithForms } from './pokedex.ts'
import { statMessages } from './terms-messages.ts'
import { overspentIssue, type usePlanForm } from './use-plan-form.ts'

type PlanStatsProps = { pokedex: Pokedex; planForm: ReturnType<typeof usePlanForm>; isReadOnly: boolean }

/** IVs and effort values of each stat, and what comes of them at the plan's level. */
export function PlanStats({ pokedex, planForm, isReadOnly }: PlanStatsProps) {
  const t = useMessages(planMessages)
  const { form } = planForm
  const { evs, level } = form.values
  const facts = useFacts(pokedex, form.values.pokemonId)
  const isLevel = SpreadFields.shape.level.safeParse(level).success
  const headingId = useId()
  const left = evsLeft(evs)
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.budget}>
        <h3 id={headingId} className={styles.subtitle}>
          {t('evs')}
        </h3>
        <p className={styles.left} data-over={left < 0 || undefined} role="status">
          {left < 0 ? t('tooMany', { over: -left, total: EV_TOTAL }) : t('left', { left, total: EV_TOTAL })}
        </p>
      </div>
      <div className={styles.meter} aria-hidden="true">
        <div
          style={{ width: `${Math.min(100, ((EV_TOTAL - left) / EV_TOTAL) * 100)}%` }}
          data-over={left < 0 || undefined}
        />
      </div>
      <div className={styles.heads} aria-hidden="true">
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

type StatRowProps = Omit<PlanStatsProps, 'pokedex'> & { stat: Stat; facts: FormFacts | undefined; isLevel: boolean }

function StatRow({ stat, facts, planForm, isReadOnly, isLevel }: StatRowProps) {
  const t = useMessages(planMessages)
  const tStat = useMessages(statMessages)
  const { form, lastStat, setLastStat } = planForm
  const { evs, ivs, nature, level } = form.values
  const name = tStat(stat)
  const effect = natureEffect(nature, stat)
  const ivIssue = issuesOf(SpreadFields.shape.ivs, ivs)[stat]
  const evIssue =
    issuesOf(SpreadFields.shape.evs, evs)[stat] ?? (stat === lastStat ? overspentIssue(form.values, stat) : undefined)
  const isWhole = isLevel && !ivIssue && Number.isInteger(evs[stat])

  function handleEv(value: number) {
    setLastStat(stat)
    form.setFieldValue(`evs.${stat}`, value)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie in a grid.
    <div className={styles.row} role="group" aria-label={name}>
      <span className={styles.stat} data-effect={effect}>
        {name}
        {effect !== 0 && (
          <>
            <span aria-hidden="true">{effect > 0 ? ' ▲' : ' ▼'}</span>
            <span className="visually-hidden">{t(effect > 0 ? 'raised' : 'lowered')}</span>
          </>
        )}
      </span>
      <span className={styles.base}>{facts?.base[stat] ?? '–'}</span>
      <div className={styles.iv}>
        <NumberField
          {...form.getInputProps(`ivs.${stat}`)}
          label={t('ivOf', { stat: name })}
          isLabelHidden
          value={ivs[stat]}
          emptyValue={0}
          maxLength={2}
          readOnly={isReadOnly}
          error={ivIssue && <Words path="iv" issue={ivIssue} />}
          onChange={value => form.setFieldValue(`ivs.${stat}`, value ?? 0)}
        />
      </div>
      <div className={styles.ev}>
        <span className={styles.evHead} aria-hidden="true">
          {t('evHead')}
        </span>
        <NumberField
          {...form.getInputProps(`evs.${stat}`)}
          label={t('evOf', { stat: name })}
          isLabelHidden
          value={evs[stat]}
          emptyValue={0}
          maxLength={4}
          readOnly={isReadOnly}
          error={evIssue && <Words path="ev" issue={evIssue} />}
          onChange={value => handleEv(value ?? 0)}
          beside={
            <input
              type="range"
              className={styles.slider}
              style={{ '--share': `${(Math.min(evs[stat] || 0, EV_PER_STAT) / EV_PER_STAT) * 100}%` } as CSSProperties}
              aria-label={t('sliderOf', { stat: name })}
              min={0}
              max={EV_PER_STAT}
              step={4}
              disabled={isReadOnly}
              value={Number.isNaN(evs[stat]) ? 0 : evs[stat]}
              // It goes no further than what is left.
              onChange={({ currentTarget }) =>
                handleEv(Math.min(Number(currentTarget.value), evs[stat] + Math.max(0, evsLeft(evs))))
              }
            />
          }
        />
      </div>
      <output className={styles.result}>
        {facts && isWhole ? statAt(stat, { base: facts.base, ivs, evs }, nature, level) : '–'}
      </output>
    </div>
  )
}

const Words = ({ path, issue }: { path: string; issue: Issue }) => (
  <IssueText path={path} issue={issue} words={planMessages} />
)

/** The facts of a form; of one that is no entry of its own they come with the entry's forms. */
function useFacts({ entries }: Pokedex, pokemonId: number): FormFacts | undefined {
  const entry = entryOfForm(entries, pokemonId)
  const isEntry = entry?.pokemonId === pokemonId
  const details = useEntryWithForms(isEntry ? undefined : entry?.dexId).data
  if (isEntry) return entry
  const form = details?.forms.find(one => one.pokemonId === pokemonId)
  return form && factsOf(form)
}
