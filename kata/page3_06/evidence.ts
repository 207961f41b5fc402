/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  tree: ['listBranches 200', 'listBranches 200'],
  'loads-children': ['listBranches 200', 'listBranches 200'],
  keyboard: ['listBranches 200', 'listBranches 200'],
  moves: ['updateTeam 200'],
  undo: ['updateTeam 200', 'updateTeam 200'],
  circle: ['updateTeam 422'],
  'moved-meanwhile': ['updateTeam 412', 'updateTeam 200'],
}
