/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  drafts: ['listRepairDrafts 200'],
  'saves-steps': ['readRepairDraft 200', 'updateRepairDraft 200'],
  refused: ['readRepairDraft 200'],
  'goes-on-elsewhere': ['readRepairDraft 200'],
  merges: ['updateRepairDraft 412', 'updateRepairDraft 200'],
  conflict: ['updateRepairDraft 412', 'updateRepairDraft 200'],
  submits: ['submitRepairDraft 201'],
}
