import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { FIELD_KINDS, MAX_FIELDS } from '#resources/forms/rules.ts'
import type { Fields } from './use-fields.ts'

export function AddFields({ fields }: { fields: Fields }) {
  const t = useMessages(messages)
  const id = useId()
  return (
    <fieldset className={look.fieldset} aria-labelledby={id}>
      <h3 id={id} className={look.subtitle}>
        {t('add')}
      </h3>
      <div className={look.row}>
        {FIELD_KINDS.map(kind => (
          <Button
            key={kind}
            isSmall
            icon={IconPlus}
            iconSize={14}
            disabled={fields.fields.length >= MAX_FIELDS}
            onClick={() => fields.add(kind)}
          >
            {t(`kind_${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
