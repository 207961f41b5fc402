import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import {
  createFloorPlan,
  deleteFloorPlan,
  type ListedFloorPlan,
  renameFloorPlan,
  restoreFloorPlan,
  type Shape,
} from '#resources/floor-plans/contract.ts'

export const onVersion = (plan: Pick<ListedFloorPlan, 'id' | 'version'>) => ({
  params: { planId: plan.id },
  headers: atVersion(plan),
})

/** `onOpen` shows a plan. `onGone`: a plan is no longer there, whichever is shown by then. */
export type Opening = { onOpen: (planId: number) => void; onGone: (planId: number) => void }

/** Creates, renames and deletes plans. */
export function usePlanActions({ onOpen, onGone }: Opening) {
  const t = useMessages(messages)
  const creating = useAction(createFloorPlan, { cause: 'plans' })
  const renaming = useAction(renameFloorPlan, { cause: 'plans' })
  const deleting = useAction(deleteFloorPlan, { cause: 'plans' })
  const restoring = useAction(restoreFloorPlan, { cause: 'plans' })
  return {
    isBusy: creating.isBusy || deleting.isBusy,
    rename: renaming.send,
    async create(name: string, shapes: Shape[] = []) {
      const { id } = await creating.send({ body: { name, shapes } })
      onOpen(id)
    },
    /** Creates it, and shows a failure in a toast. */
    async createExample(name: string, shapes: Shape[]) {
      const created = await creating.run({ body: { name, shapes } })
      if (created) onOpen(created.reply.id)
    },
    async remove(plan: ListedFloorPlan) {
      const { name, id } = plan
      const restore = async () => {
        const restored = await restoring.run({ params: { planId: id } }, { done: () => t('restored', { name }) })
        if (restored) onOpen(id)
      }
      await deleting.run(onVersion(plan), {
        onDone: () => onGone(id),
        done: () => t('deleted', { name }),
        undo: () => restore,
      })
    },
  }
}
