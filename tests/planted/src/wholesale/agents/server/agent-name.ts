export const agentName = 'name';
