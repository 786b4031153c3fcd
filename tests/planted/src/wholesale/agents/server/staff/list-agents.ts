import { agentList } from '../../back-office/agent-list.tsx';

export const listAgents = agentList;
