import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { Form } from '#client/ui/form/form.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import layout from '#client/ui/map/map-page.module.css'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { type LngLat, roundPoint } from '#resources/areas/rules.ts'

const Fields = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})
type Fields = z.output<typeof Fields>

type Props = { point: LngLat; action: string; onSave: (point: LngLat) => void }

/** A location as two numbers. */
export function PointField({ point, action, onSave }: Props) {
  const t = useMessages(messages)
  const [lng, lat] = roundPoint(point)
  const { form, field, formProps } = useContractForm<Fields>({
    schema: Fields,
    initialValues: { lat, lng },
    words: messages,
    send: async values => onSave([values.lng, values.lat]),
  })
  // The point was moved on the map, or undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: input stays until the point moves.
  useEffect(() => form.setValues({ lat, lng }), [lat, lng])
  const number = (name: 'lat' | 'lng') => (
    <NumberField {...field(name, { label: t(name) })} inputMode="text" autoComplete="off" />
  )
  return (
    <Form label={t('location')} {...formProps} submit={action} isMinor>
      <div className={layout.pair}>
        {number('lat')}
        {number('lng')}
      </div>
    </Form>
  )
}
