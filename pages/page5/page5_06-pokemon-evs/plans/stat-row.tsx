import { useMessages } from '#client/i18n/i18n.ts'
import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import { type Issue, issuesOf } from '#client/ui/form/issues/issues.ts'
import { NumberField } from '#client/ui/form/number-field.tsx'
import look from '#client/ui/look.module.css'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { forEachStat, type Stat, type StatValues } from '#resources/species/rules.ts'
import { SpreadFields } from '#resources/spreads/contract.ts'
import { EV_PER_STAT, evsLeft, natureEffect, statAt } from '#resources/spreads/rules.ts'
import { planMessages } from './messages.ts'
import styles from './plan.module.css'
import { overspentIssue, type usePlanForm } from './use-plan-form.ts'

type StatRowProps = {
  stat: Stat
  /** The facts of the planned form; undefined until it is chosen and loaded. */
  facts: FormFacts | undefined
  planForm: ReturnType<typeof usePlanForm>
  isReadOnly: boolean
  /** The plan's level is valid. */
  isLevel: boolean
}

/** Effort values for calculations: a field that is being edited may hold no valid number. */
export const countable = (evs: StatValues): StatValues =>
  forEachStat(stat => (Number.isFinite(evs[stat]) ? evs[stat] : 0))

/** A stat of a plan: its base stat, its IV and effort values, and the result. */

export function StatRow({ stat, facts, planForm, isReadOnly, isLevel }: StatRowProps) {
  const t = useMessages(planMessages)
  const tStat = useMessages(statMessages)
  const { form, lastStat, setLastStat, isSending } = planForm
  // The reply replaces all fields, so nothing is typed meanwhile.
  const isFixed = isReadOnly || isSending
  const { evs, ivs, nature, level } = form.values
  const name = tStat(stat)
  const counted = countable(evs)
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid row.
    <div className={styles.row} role="group" aria-label={name}>
      <span className={`${look.nowrap} ${styles.stat}`}>
        {name}
        {effect !== 0 && (
          <>
            <span className={effect > 0 ? look.good : look.bad} aria-hidden="true">
              {effect > 0 ? ' ▲' : ' ▼'}
            </span>
            <span className="visually-hidden">{t(effect > 0 ? 'raised' : 'lowered')}</span>
          </>
        )}
      </span>
      <span className={`${look.dim} ${look.digits} ${look.endText} ${styles.base}`}>{facts?.base[stat] ?? '–'}</span>
      <div className={styles.iv}>
        <NumberField
          {...form.getInputProps(`ivs.${stat}`)}
          label={t('ivOf', { stat: name })}
          isLabelHidden
          value={ivs[stat]}
          emptyValue={0}
          maxLength={2}
          readOnly={isFixed}
          error={ivIssue && <Words path="iv" issue={ivIssue} />}
          onChange={value => form.setFieldValue(`ivs.${stat}`, value ?? 0)}
        />
      </div>
      <div className={styles.ev}>
        <span className={`${look.onlySmall} ${look.dim} ${look.small}`} aria-hidden="true">
          {t('evHead')}
        </span>
        <NumberField
          {...form.getInputProps(`evs.${stat}`)}
          label={t('evOf', { stat: name })}
          isLabelHidden
          value={evs[stat]}
          emptyValue={0}
          maxLength={4}
          readOnly={isFixed}
          error={evIssue && <Words path="ev" issue={evIssue} />}
          onChange={value => handleEv(value ?? 0)}
          beside={
            <input
              type="range"
              className={`${look.grow} ${styles.slider}`}
              style={{ '--share': `${Math.min(counted[stat] / EV_PER_STAT, 1) * 100}%` }}
              aria-label={t('sliderOf', { stat: name })}
              min={0}
              max={EV_PER_STAT}
              step={4}
              disabled={isFixed}
              value={counted[stat]}
              // The slider stops at the number of points that are left.
              onChange={({ currentTarget }) =>
                handleEv(Math.min(Number(currentTarget.value), counted[stat] + Math.max(0, evsLeft(counted))))
              }
            />
          }
        />
      </div>
      <output className={`${look.digits} ${look.endText} ${look.strong} ${styles.result}`}>
        {facts && isWhole ? statAt(stat, { base: facts.base, ivs, evs }, nature, level) : '–'}
      </output>
    </div>
  )
}

const Words = ({ path, issue }: { path: string; issue: Issue }) => (
  <IssueText path={path} issue={issue} words={planMessages} />
)
