import { useState } from 'react'
import * as z from 'zod/mini'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import { createArea, deleteArea } from '#resources/areas/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/areas/rules.ts'
import { circleAround } from '#resources/tracks/rules.ts'

const RADII = [100, 300, 1000] as const

const Fields = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH)) })

type Props = { plate: string; at: { lng: number; lat: number }; second: number; onClose: () => void }

/** Creates an area around a position, so that its border is watched. */
export function FenceDialog({ plate, at, second, onClose }: Props) {
  const { t, formats } = useLocale(messages)
  // The van drives on while the form is filled in.
  const [place] = useState(at)
  const [radius, setRadius] = useState<(typeof RADII)[number]>(300)
  // Notices follow from the areas.
  const creating = useAction(createArea, { alsoChanges: ['tracks'] })
  const deleting = useAction(deleteArea, { alsoChanges: ['tracks'] })
  const { field, formProps } = useContractForm<z.output<typeof Fields>>({
    schema: Fields,
    initialValues: { name: t('fenceDefault', { plate, time: formats.moment(second * 1000, 'time') }) },
    words: messages,
    async send({ name }) {
      const polygons = [[circleAround([place.lng, place.lat], radius)]]
      const area = await creating.send({
        body: { name: { en: name, zh: name }, teamId: null, mayOverlap: true, polygons },
      })
      const undo = () => void deleting.run({ params: { areaId: area.id }, headers: atVersion(area) })
      toast.success(t('fenceDone', { name }), { cause: 'fence', action: { label: t('undo'), onClick: undo } })
    },
    onSent: onClose,
  })
  return (
    <FormDialog title={t('fenceTitle')} submitLabel={t('create')} {...formProps} onClose={onClose}>
      <p>{t('fenceText', { plate })}</p>
      <TextField {...field('name', { label: t('fenceName') })} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      <SelectField
        label={t('radius')}
        value={radius}
        options={RADII.map(metres => ({ value: String(metres), label: formats.distance(metres) }))}
        // The options are these numbers.
        onChange={event => setRadius(Number(event.currentTarget.value) as typeof radius)}
      />
    </FormDialog>
  )
}
