import { useState } from 'react'
import { Navigate } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useUrlState, writeUrlState } from '#client/router/url-state.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { CopyLink } from '#pages/page5/page5_06-pokemon-evs/copy-link.tsx'
import { linkToNewPlan, linkToPlan, PLANS_PATH } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import type { Pokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { TrainingMethods } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'
import type { Spread } from '#resources/spreads/contract.ts'
import { planMessages } from './messages.ts'
import { PlanFields } from './plan-fields.tsx'
import { PlanStats } from './plan-stats.tsx'
import { TrainingCard } from './training-card.tsx'
import { isDraft, usePlanForm } from './use-plan-form.ts'
import { usePlanWords } from './use-plan-words.ts'
import { useSpreadRemoval } from './use-spread-removal.ts'

export const EDITOR_HEIGHT_PX = 720

/** A plan: the Pokémon, its target values, the resulting stats, and the training for them. */
export function PlanEditor({ pokedex, plan }: { pokedex: Pokedex; plan: Spread }) {
  const {
    t,
    formats: { moment: formatTime },
  } = useLocale(planMessages)
  const user = useGlobal(global => global.user)
  const [methods, changeMethods] = useUrlState(TrainingMethods)
  // Where to go once nothing is unsaved.
  const [leaving, setLeaving] = useState<string | null>(null)
  const planForm = usePlanForm(plan, kept =>
    setLeaving(linkToPlan(kept.id) + writeUrlState(TrainingMethods, '', methods)),
  )
  const { form, base, isDirty, isSending, discard, question, formProps } = planForm
  const words = usePlanWords(pokedex)
  const remove = useSpreadRemoval()
  const isNew = isDraft(base)
  const isMine = isNew || base.owner === user
  const canWrite = useCanWrite()
  const isReadOnly = !isMine || !canWrite
  useLeaveGuard(isDirty && leaving === null)

  async function handleDelete() {
    if (await remove(base)) setLeaving(PLANS_PATH)
  }

  return (
    <>
      {leaving !== null && <Navigate to={leaving} replace />}
      <PageHead
        subpage={{
          title: isNew ? t('newPlan') : base.name,
          text: isNew ? t('newPlanText') : t('planOf', { owner: base.owner, time: formatTime(base.updatedAt) }),
        }}
        actions={
          <>
            {!isNew && <CopyLink />}
            {!isNew && canWrite && (
              <ButtonLink
                kind={isMine ? 'plain' : 'main'}
                label={t('copyPlan')}
                to={linkToNewPlan({ copyOf: base.id })}
              />
            )}
            {!isNew && !isReadOnly && <Button label={t('delete')} onClick={handleDelete} />}
            <ButtonLink label={t('plans')} to={PLANS_PATH} />
          </>
        }
      />
      {!canWrite && (
        <p className={`${look.message} ${look.measure}`} data-below="16" data-tone="info">
          {t('readOnly')}
        </p>
      )}
      {canWrite && !isMine && (
        <p className={`${look.message} ${look.measure}`} data-below="16" data-tone="info">
          {t('notYours', { owner: base.owner })}
        </p>
      )}
      <div
        className={`${look.tracks} ${look.oneColumnMedium} ${look.top} ${look.measure}`}
        style={{ '--columns': 'minmax(0, 7fr) minmax(0, 5fr)' }}
        data-gap="16"
      >
        <Card title={t('spread')}>
          <Form
            label={t('spread')}
            {...formProps}
            submit={!isReadOnly && t('save')}
            isDisabled={!isDirty && !isNew}
            actions={
              !isReadOnly && (
                <>
                  {isDirty && !isNew && <Button label={t('discard')} disabled={isSending} onClick={discard} />}
                  <span className={look.dim} role="status">
                    {isDirty || isNew ? t('unsaved') : ''}
                  </span>
                </>
              )
            }
          >
            <PlanFields pokedex={pokedex} planForm={planForm} isReadOnly={isReadOnly} />
            <PlanStats pokedex={pokedex} planForm={planForm} isReadOnly={isReadOnly} />
          </Form>
        </Card>
        <TrainingCard
          evs={form.values.evs}
          entries={pokedex.entries}
          methods={methods}
          onChange={patch => changeMethods(patch, { replace: true })}
        />
      </div>
      <MergeDialog question={question} label={t} say={words} />
    </>
  )
}
