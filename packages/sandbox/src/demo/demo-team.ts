/** The team that a fresh platform holds, and whose data a visitor of the demo project sees. */
export const demoTeamId = 'team-northwind'
