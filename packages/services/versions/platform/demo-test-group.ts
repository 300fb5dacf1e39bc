/** ID of the group that the demo team's test by invitation goes to. */
export const demoTestGroup = 'weather-watchers'
