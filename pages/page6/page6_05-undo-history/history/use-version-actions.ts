import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { onVersion } from '#pages/page6/page6_05-undo-history/plans/use-plan-actions.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import {
  deletePlanVersion,
  type PlanVersion,
  readPlanVersion,
  renamePlanVersion,
  restorePlanVersion,
  savePlanVersion,
} from '#resources/plan-versions/contract.ts'

const at = (version: PlanVersion) => ({ params: { planVersionId: version.id }, headers: atVersion(version) })

/** Saves, renames and deletes versions of the open plan, and goes back to them. */
export function useVersionActions() {
  const t = useMessages(messages)
  const textOf = useProblemText()
  const editor = useEditor()
  const saving = useAction(savePlanVersion, { cause: 'plan-versions' })
  const renaming = useAction(renamePlanVersion, { cause: 'plan-versions' })
  const deleting = useAction(deletePlanVersion, { cause: 'plan-versions' })
  const restoring = useAction(restorePlanVersion, { cause: 'plan-versions' })
  const [isReading, setIsReading] = useState(false)
  return {
    isBusy: isReading || deleting.isBusy,
    save(name: string) {
      const { plan } = editor.document.state.getState()
      return saving.send({ headers: onVersion(plan).headers, body: { planId: plan.id, name } })
    },
    rename: (version: PlanVersion, name: string) => renaming.send({ ...at(version), body: { name } }),
    remove(version: PlanVersion) {
      const { id: planVersionId, name } = version
      const restore = () => restoring.run({ params: { planVersionId } }, { done: () => t('restored', { name }) })
      return deleting.run(at(version), { done: () => t('deleted', { name }), undo: () => () => void restore() })
    },
    async goBack({ id: planVersionId, name }: PlanVersion) {
      setIsReading(true)
      try {
        const { shapes } = await api.call(readPlanVersion, { params: { planVersionId } })
        const isOther = editor.replaceAll('restore', shapesOf(shapes))
        toast.success(t(isOther ? 'wentBack' : 'isThere', { name }), { cause: 'plan-versions' })
      } catch (error) {
        toast.error(t('notRead', { reason: textOf(error) }), { cause: 'plan-versions' })
      } finally {
        setIsReading(false)
      }
    },
  }
}
