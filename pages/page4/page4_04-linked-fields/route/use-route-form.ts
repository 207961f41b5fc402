import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import {
  createDeliveryRoute,
  type DeliveryRoute,
  DeliveryRouteFields,
  updateDeliveryRoute,
} from '#resources/delivery-routes/contract.ts'

const fieldsOf = ({ name, siteId, weekday, slot }: DeliveryRoute): DeliveryRouteFields => ({
  name,
  siteId,
  weekday,
  slot,
})

/** A route that is not saved yet has no version. */
export const isDraft = ({ version }: DeliveryRoute): boolean => version === 0
export const draftAt = (siteId: number): DeliveryRoute => ({
  id: 0,
  name: '',
  siteId,
  weekday: 'mon',
  slot: 'morning',
  version: 0,
  updatedAt: '',
})

/** The form for a route. `onSaved` is also called for a new one; `onRefused` after every refusal. */
export function useRouteForm(route: DeliveryRoute, onSaved: (saved: DeliveryRoute) => void, onRefused: () => void) {
  const t = useMessages(messages)
  const create = useAction(createDeliveryRoute)
  const update = useAction(updateDeliveryRoute)

  const send = (base: DeliveryRoute, changes: Partial<DeliveryRouteFields>): Promise<DeliveryRoute> =>
    isDraft(base)
      ? create.send({ body: { ...fieldsOf(base), ...changes } })
      : update.send({ params: { routeId: base.id }, headers: atVersion(base), body: changes })

  return useVersionedForm<DeliveryRoute, DeliveryRouteFields>({
    record: route,
    fieldsOf,
    schema: DeliveryRouteFields,
    words: messages,
    save: async (base, changes) => {
      try {
        return await send(base, changes)
      } catch (error) {
        if (isRefused(createDeliveryRoute, 422, error) && error.code === 'name-taken') onRefused()
        throw error
      }
    },
    currentOf: error => (isRefused(updateDeliveryRoute, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      const { name } = saved
      const fields = merged.map(field => t(field)).join(', ')
      if (isDraft(route)) toast.success(t('created', { name }), { cause: 'route' })
      else if (merged.length > 0) toast.success(t('savedMerged', { name, fields }), { cause: 'route' })
      else toast.success(t('saved', { name }), { cause: 'route' })
      onSaved(saved)
    },
  })
}
