import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { NameDialog } from '#client/ui/dialog/name-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { type ListedFloorPlan, renameFloorPlan } from '#resources/floor-plans/contract.ts'
import { MAX_PLANS } from '#resources/floor-plans/rules.ts'
import { type Opening, onVersion, usePlanActions } from './use-plan-actions.ts'

type Props = Opening & { plans: readonly ListedFloorPlan[]; plan: ListedFloorPlan | undefined }

/** Which plan is open, and buttons to create, rename and delete plans. */
export function PlanBar({ plans, plan, onOpen, onGone }: Props) {
  const t = useMessages(messages)
  const canWrite = useGlobal(global => global.permissions.includes('floor-plans:write'))
  const { isBusy, create, createExample, rename, remove } = usePlanActions({ onOpen, onGone, shownId: plan?.id })
  // A plan to rename is kept as it was then: another one is shown if somebody deletes it meanwhile.
  const [asked, setAsked] = useState<ListedFloorPlan | 'new' | null>(null)
  const isFull = plans.length >= MAX_PLANS

  async function handleRename(opened: ListedFloorPlan, name: string) {
    const now = plans.find(({ id }) => id === opened.id)
    try {
      // Other steps don't matter, but another name must not be overwritten unseen.
      await rename({ ...onVersion(now?.name === opened.name ? now : opened), body: { name } })
    } catch (error) {
      if (!isRefused(renameFloorPlan, 412, error)) throw error
      const { current } = error.body
      // Once it has been seen, it may be overwritten. The dialog may be closed by then.
      setAsked(before => (before === opened ? current : before))
      toast.warning(t('renamedSince', { name: current.name }), { cause: 'plans' })
      return false
    }
  }
  const loadExample = async () => (await import('#pages/page6/page6_05-undo-history/example-shapes.ts')).exampleShapes()
  return (
    <div className={look.row}>
      {plan && (
        <SelectField
          label={t('plan')}
          isLabelHidden
          value={plan.id}
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={event => onOpen(Number(event.currentTarget.value))}
        />
      )}
      {canWrite && (
        <Popover label={t('plans')} button={t('plans')}>
          {close => {
            const item = (label: string, act: () => void, isDisabled = false) => (
              <Button
                kind="quiet"
                isWide
                label={label}
                disabled={isDisabled || isBusy}
                onClick={() => {
                  close()
                  act()
                }}
              />
            )
            return (
              <div className={look.grid} data-pad="8">
                {item(t('newPlan'), () => setAsked('new'), isFull)}
                {item(t('example'), () => void createExample(t('exampleName'), loadExample), isFull)}
                {plan && item(t('rename'), () => setAsked(plan))}
                {plan && item(t('deletePlan'), () => void remove(plan))}
              </div>
            )
          }}
        </Popover>
      )}
      {asked === 'new' && (
        <NameDialog
          schema={renameFloorPlan.body}
          words={messages}
          title={t('newPlan')}
          submitLabel={t('create')}
          name=""
          send={name => create(name)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'new' && (
        <NameDialog
          schema={renameFloorPlan.body}
          words={messages}
          title={t('rename')}
          submitLabel={t('save')}
          name={asked.name}
          send={name => handleRename(asked, name)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
