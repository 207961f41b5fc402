import { createFormAnswer } from '#resources/form-answers/contract.ts'
import {
  createForm,
  deleteForm,
  type Form,
  type FormDesign,
  type FormField,
  publishForm,
  restoreForm,
  updateForm,
} from '#resources/forms/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>

const none = { en: '', zh: '' }
const field = { help: none, isRequired: false }
const option = (id: string, en: string) => ({ id, label: { en, zh: '' } })

export const NAME: FormField = {
  ...field,
  id: 'fname000',
  kind: 'short-text',
  label: { en: 'Name', zh: '姓名' },
  isRequired: true,
  longest: 20,
}
export const COUNT: FormField = {
  ...field,
  id: 'fcount00',
  kind: 'number',
  label: { en: 'How many', zh: '數量' },
  isWhole: true,
  least: -5,
  most: 9,
}

/** A field of each kind. */
export const DESIGN: FormDesign = {
  title: { en: 'A form of everything', zh: '各種欄位' },
  fields: [
    NAME,
    { ...field, id: 'fstory00', kind: 'long-text', label: { en: 'Story', zh: '' }, longest: 50 },
    COUNT,
    {
      ...field,
      id: 'fcolour0',
      kind: 'one',
      label: { en: 'Colour', zh: '' },
      options: [option('ored0000', 'Red'), option('oblue000', 'Blue')],
    },
    {
      ...field,
      id: 'fextras0',
      kind: 'many',
      label: { en: 'Extras', zh: '' },
      options: [option('orain000', 'Rain fly'), option('opegs000', 'Pegs'), option('obag0000', 'Bag')],
      most: 2,
    },
    {
      ...field,
      id: 'fday0000',
      kind: 'date',
      label: { en: 'Day', zh: '' },
      earliest: '2026-01-01',
      latest: '2026-12-31',
    },
    { ...field, id: 'fagain00', kind: 'yes-no', label: { en: 'Again?', zh: '' } },
  ],
}

export const onForm = ({ id, version }: Pick<Form, 'id' | 'version'>) => ({
  params: { formId: id },
  headers: match(version),
})
export const newForm = (me: Me, design: FormDesign = DESIGN) => me.call(createForm, { body: design })
export const published = async (me: Me, design?: FormDesign) => me.call(publishForm, onForm(await newForm(me, design)))
export const answer = (me: Me, { id, latest }: Pick<Form, 'id' | 'latest'>, answers: object, number = latest ?? 1) =>
  // What a test sends may be wrong on purpose.
  me.call(createFormAnswer, { params: { formId: id, number }, body: { answers: answers as never } })

/** A good call of each endpoint that writes forms or answers, for the audit trail; what it needs is made before it. */
export function formBuiltCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  return {
    createForm: async () => () => newForm(who()),
    updateForm: async () => {
      const made = await newForm(who())
      return () => who().call(updateForm, { ...onForm(made), body: { fields: [NAME] } })
    },
    publishForm: async () => {
      const made = await newForm(who())
      return () => who().call(publishForm, onForm(made))
    },
    deleteForm: async () => {
      const made = await newForm(who())
      return () => who().call(deleteForm, onForm(made))
    },
    restoreForm: async () => {
      const made = await newForm(who())
      await who().call(deleteForm, onForm(made))
      return () => who().call(restoreForm, { params: { formId: made.id } })
    },
    createFormAnswer: async () => {
      const made = await published(who())
      return () => answer(who(), made, { fname000: 'Ann' })
    },
  }
}
