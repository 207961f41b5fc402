/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  list: ['listMembers 200'],
  'search-in-address': ['listMembers 200', 'listMembers 200'],
  'latest-search-wins': ['listMembers 200', 'listMembers 200'],
  'focus-returns': ['listMembers 200'],
  saves: ['updateMember 200'],
  conflict: ['updateMember 412'],
  'refusal-at-field': ['createMember 422', 'createMember 201'],
  'tries-again': ['listMembers 200'],
}
