import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
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

/** Creates, renames and deletes plans. `shownId`: the plan that is shown. */
export function usePlanActions({ onOpen, onGone, shownId }: Opening & { shownId: number | undefined }) {
  const t = useMessages(messages)
  const creating = useAction(createFloorPlan, { cause: 'plans' })
  const renaming = useAction(renameFloorPlan, { cause: 'plans' })
  const deleting = useAction(deleteFloorPlan, { cause: 'plans' })
  const restoring = useAction(restoreFloorPlan, { cause: 'plans' })
  const shown = useLatest(shownId)
  /** Opens a plan that was created, unless another one has been opened since. */
  function openCreated({ id, name }: ListedFloorPlan, shownBefore: number | undefined) {
    if (shown.current === shownBefore) onOpen(id)
    else toast.success(t('created', { name }), { cause: 'plans' })
  }
  return {
    isBusy: creating.isBusy || deleting.isBusy,
    rename: renaming.send,
    async create(name: string) {
      const before = shown.current
      openCreated(await creating.send({ body: { name, shapes: [] } }), before)
    },
    /** Creates it, and shows a failure in a toast. */
    async createExample(name: string, load: () => Promise<Shape[]>) {
      const before = shown.current
      const created = await creating.run({ body: { name, shapes: await load() } })
      if (created) openCreated(created.reply, before)
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
