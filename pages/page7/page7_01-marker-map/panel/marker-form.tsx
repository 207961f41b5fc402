import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FocusEvent, useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import type { MapFilter, Marker } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { toLocation, updateMarker } from '#pages/page7/page7_01-marker-map/markers/actions.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'

const Fields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  list: z.string(),
})
type Fields = z.output<typeof Fields>

const fieldsOf = ({ name, lat, lng, list = '' }: Marker): Fields => ({ name, lat, lng, list })

type MarkerFormProps = {
  marker: Marker
  filter: readonly MapFilter[]
  /** It has just been added, so it is named next. */
  isNew: boolean
  onLeave: () => void
  onRemove: () => void
  onClose: () => void
}

/**
 * The selected marker's name, location and list. Leaving the form saves its valid fields as one step that can be
 * undone.
 */
export function MarkerForm({ marker, filter, isNew, onLeave, onRemove, onClose }: MarkerFormProps) {
  const t = useMessages(messages)
  const saved = useMemo(() => fieldsOf(marker), [marker])
  const { form, field, formProps } = useContractForm<Fields>({
    schema: Fields,
    initialValues: saved,
    words: messages,
    send: async values => save(values),
  })
  const save = ({ name, list, ...place }: Fields) =>
    updateMarker(marker.id, { name: name.trim(), ...toLocation(place), list: list || undefined })

  // If the marker was dragged, undone or changed in another tab, the form shows its current values.
  const { name, lat, lng, list } = saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: input stays until a value of the marker changes.
  useEffect(() => form.setValues({ name, lat, lng, list }), [name, lat, lng, list])

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return
    onLeave()
    const { success, data } = z.safeParse(Fields, form.values)
    if (success) save(data)
  }

  return (
    <section className={`${look.panel} ${look.stack}`} aria-label={t('marker')}>
      <div className={look.line} data-gap="8">
        <h2 className={`${look.heading} ${look.grow} ${look.shrink} ${look.breaking}`}>{marker.name}</h2>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <Form
        label={t('marker')}
        onBlur={handleBlur}
        {...formProps}
        submit={t('save')}
        isMinor
        actions={<Button icon={IconTrash} label={t('remove')} onClick={onRemove} />}
      >
        <TextField
          {...field('name', { label: t('name') })}
          autoComplete="off"
          maxLength={200}
          autoFocus={isNew}
          onFocus={event => isNew && event.currentTarget.select()}
        />
        <div className={layout.pair}>
          <NumberField {...field('lat', { label: t('lat') })} inputMode="text" autoComplete="off" />
          <NumberField {...field('lng', { label: t('lng') })} inputMode="text" autoComplete="off" />
        </div>
        <SelectField
          {...field('list', { label: t('list') })}
          options={[{ value: '', label: t('noList') }, ...filter.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Form>
    </section>
  )
}
