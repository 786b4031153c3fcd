import { agentName } from '../server/agent-name.ts';

export const agentList = agentName;
