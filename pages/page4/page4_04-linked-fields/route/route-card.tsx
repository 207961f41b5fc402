import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import { readDeliveryRoute } from '#resources/delivery-routes/contract.ts'
import { readSite } from '#resources/sites/contract.ts'
import { Problem } from '#shared/errors.ts'
import { RouteForm, type RouteFormProps } from './route-form.tsx'
import { draftAt } from './use-route-form.ts'

type Props = Omit<RouteFormProps, 'route'> & {
  /** undefined: a new one. */
  routeId: number | undefined
  /** The service point in the URL, for a new route. */
  siteId: number | undefined
}

const FORM_HEIGHT = 560

/** The form, once its initial data has loaded: the route, or the service point of the URL. */
export function RouteCard(props: Props) {
  const t = useMessages(messages)
  const { routeId, onClose } = props
  const route = useRead(readDeliveryRoute, { params: { routeId: routeId ?? 0 } }, { enabled: routeId !== undefined })
  const title = routeId === undefined ? t('newRoute') : t('editRoute', { name: route.data?.name ?? '' })
  return (
    <Card title={title}>
      {routeId === undefined ? (
        <NewRoute {...props} />
      ) : isMissing(route.error) ? (
        <Empty title={t('missingRoute')} action={{ label: t('close'), act: onClose }} />
      ) : (
        <Loaded query={route} height={FORM_HEIGHT}>
          {data => <RouteForm {...props} route={data} />}
        </Loaded>
      )}
    </Card>
  )
}

function NewRoute({ siteId, ...props }: Props) {
  const t = useMessages(messages)
  // Only the initial value counts: later the form itself writes the URL.
  const [startId] = useState(siteId)
  const site = useRead(readSite, { params: { siteId: startId ?? 0 } }, { enabled: startId !== undefined })
  if (startId === undefined) return <RouteForm {...props} route={draftAt(0)} />
  if (isMissing(site.error))
    return (
      <>
        <p className={look.warn} role="status">
          {t('missingSite')}
        </p>
        <RouteForm {...props} route={draftAt(0)} />
      </>
    )
  return (
    <Loaded query={site} height={FORM_HEIGHT}>
      {({ id }) => <RouteForm {...props} route={draftAt(id)} />}
    </Loaded>
  )
}

const isMissing = (error: unknown) => error instanceof Problem && error.status === 404
