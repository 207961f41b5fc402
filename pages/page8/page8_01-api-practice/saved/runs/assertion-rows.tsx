import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { savedMessages } from '#pages/page8/page8_01-api-practice/saved/messages.ts'
import { RowList } from '#pages/page8/page8_01-api-practice/saved/row-list.tsx'
import { CODE_FIELD, wordFor } from '#pages/page8/page8_01-api-practice/saved/row-words.ts'
import type { SavedForm } from '#pages/page8/page8_01-api-practice/saved/use-saved-form.ts'
import type { Assertion } from '#resources/saved-requests/contract.ts'
import {
  ASSERTION_KINDS,
  isCompared,
  MAX_ASSERTIONS,
  sourceOf,
  wrongInAssertion,
} from '#resources/saved-requests/rules.ts'
import { itemAt } from '#shared/objects.ts'

type Props = { form: SavedForm['form']; path: string; assertions: readonly Assertion[] }

const NEW_ASSERTION: Assertion = { kind: 'status', at: '', expected: '200' }

export function AssertionRows({ form, path, assertions }: Props) {
  const t = useMessages(savedMessages)
  return (
    <RowList
      legend={t('assertions')}
      columns="assertion"
      count={assertions.length}
      most={MAX_ASSERTIONS}
      addLabel={t('addAssertion')}
      removeLabel={place => t('removeAssertion', { place })}
      onAdd={() => form.insertListItem(path, NEW_ASSERTION)}
      onRemove={index => form.removeListItem(path, index)}
      row={index => {
        // The index comes from the list itself.
        const assertion = itemAt(assertions, index)
        const { kind } = assertion
        const at = `${path}.${index}`
        const source = sourceOf(kind)
        const errorAt = (member: 'at' | 'expected') =>
          form.errors[`${at}.${member}`] !== undefined && wordFor(t, wrongInAssertion(assertion))
        return (
          <>
            <SelectField
              {...form.getInputProps(`${at}.kind`)}
              label={t('kind')}
              error={null}
              options={ASSERTION_KINDS.map(value => ({ value, label: t(`kind_${value}`) }))}
            />
            {source && (
              <TextField
                {...form.getInputProps(`${at}.at`)}
                {...CODE_FIELD}
                label={t(source === 'body' ? 'pointer' : 'headerName')}
                error={errorAt('at')}
                maxLength={500}
              />
            )}
            {isCompared(kind) && (
              <TextField
                {...form.getInputProps(`${at}.expected`)}
                {...CODE_FIELD}
                label={t(`expected_${kind as ComparedKind}`)}
                error={errorAt('expected')}
                maxLength={2000}
              />
            )}
          </>
        )
      }}
    />
  )
}

/** The kinds for which `isCompared` is true. */
type ComparedKind = Exclude<Assertion['kind'], 'body-exists' | 'body-missing' | 'fits'>
