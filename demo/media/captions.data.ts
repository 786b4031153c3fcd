/** What is to be seen in the film of a disc brake, for those who read it. */
export const discBrakeCaptions = `WEBVTT

00:00.000 --> 00:03.500
La ruota gira: le pastiglie sfiorano il disco.

00:03.600 --> 00:06.500
Si preme il pedale: la pinza stringe le pastiglie sul disco.

00:06.600 --> 00:09.000
L’attrito rallenta la ruota e il disco si scalda.

00:09.100 --> 00:11.900
La ruota è ferma: le pastiglie si riaprono e il disco si raffredda.
`;
